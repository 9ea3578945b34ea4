-- The ninth version: whom to call, said as it is. 116 123 is not reached everywhere in the EU, nor always at night; 112 not everywhere
-- without a SIM card.
UPDATE help_contact
SET note = 'Danger to life: ambulance, fire brigade, police. Free of charge, from landline and mobile, also without credit; without a SIM card not in every country.'
WHERE id = 1 AND owner IS NULL;
UPDATE help_contact
SET note = 'Somebody who listens, free of charge; you need not say who you are. Not in every country of the EU, nor always at night: if nobody answers, see the helplines below; in danger 112.',
    country = 'EU, in part'
WHERE id = 2 AND owner IS NULL;
UPDATE help_contact
SET name = 'Helplines of your country', note = 'Whom to call where you are: free lines of many countries.'
WHERE id = 3 AND owner IS NULL;
