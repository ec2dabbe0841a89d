/** Text in the data we share with other directories. Programs read it first, then people. */
export const hsds = {
  taxonomies: {
    service: { name: 'Next Chapter kinds of help', description: 'What a place can do for a person.' },
    category: { name: 'Next Chapter groups of help', description: 'The main kind of help of a place.' },
    reentry: {
      name: 'Next Chapter coming home facts',
      description: 'What people coming home need to know first. The value is yes or no. No entry means not known.',
    },
    detail: { name: 'Next Chapter details', description: 'Other facts about a listing. The value holds the fact.' },
  },
  category: {
    housing: 'Housing',
    employment: 'Jobs',
    education: 'School and classes',
    legal: 'Legal help',
    healthcare: 'Health care',
    'mental-health': 'Mental health',
    transportation: 'Getting around',
    'advocacy-coalition': 'Groups that speak up for people',
    'community-services': 'Help in the community',
    'peer-support': 'Support from people who have been there',
    'recovery-support': 'Support to stay clean',
    other: 'Other help',
  },
  reentry: {
    servesRecord: 'Helps people with a record',
    servesSupervision: 'Helps people on parole or probation',
    noIdNeeded: 'No ID needed',
    walkIn: 'You can walk in',
  },
  detail: {
    scope: 'How far it reaches: site, region, state or national',
    'county-fips': 'County, as its five-digit code',
    note: 'A note from someone who knows the place',
    cost: 'What it costs: free, sliding or fee',
    'assured-on': 'Last checked, as a year or a month',
    'as-of': 'Date of the data',
    publisher: 'Who listed it',
    license: 'License of the data',
    switchboard: 'One number for many places: ask for this one by name',
    extension: 'Extension, with its first zeros',
  },
  cost: { free: 'Free', sliding: 'You pay what you can', fee: 'There is a fee' },
  /** For a listing with reports that have not been resolved. */
  reported: 'People told us that some of this may be wrong. Call first.',
  organization: '{name} is in the Next Chapter list of places that help.',
  nation: 'United States',
}
