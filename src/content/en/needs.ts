import type { NeedKey } from '#domain/needs/needs.ts'

/** The name of each need, and one line about it. */
export const needs = {
  housing: { label: 'Housing', description: 'A safe place to sleep tonight and a home for later.' },
  employment: { label: 'Jobs', description: 'Find employers who give people with a record a chance.' },
  'job-training': { label: 'Job training', description: 'Learn a trade or skill that leads to a job.' },
  legal: { label: 'Legal help', description: 'Free help with your record, court, rights, and benefits.' },
  healthcare: { label: 'Health care', description: 'See a doctor or dentist and get health coverage.' },
  'mental-health': {
    label: 'Mental health',
    description: 'Someone to talk to, and help with stress, fear, or sadness.',
  },
  education: { label: 'Education', description: 'Finish school, get a GED, or start college.' },
  transportation: { label: 'Transportation', description: 'Get to work, court, and your officer.' },
  'recovery-support': { label: 'Recovery support', description: 'Treatment, medicine, and support to stay well.' },
  'family-child-support': {
    label: 'Family and child support',
    description: 'See your kids, fix family ties, and deal with child support.',
  },
  'financial-assistance': { label: 'Money help', description: 'Cash help, bills, banking, and fixing credit.' },
  'food-assistance': { label: 'Food', description: 'Food today and help buying food each month.' },
  'technology-digital-literacy': {
    label: 'Phone and computer help',
    description: 'Get a phone, get online, and learn to stay safe there.',
  },
  'id-documentation': {
    label: 'ID and papers',
    description: 'Get your ID, birth certificate and Social Security card.',
  },
  'peer-support': { label: 'Peer support', description: "People who've been there and will stand by you." },
  'restorative-justice': { label: 'Restorative justice', description: 'Repair harm, make amends, and give back.' },
  sobriety: { label: 'Sobriety', description: 'Meetings and help staying clean and sober.' },
  other: { label: 'Something else', description: 'Tell us in your own words.' },
} as const satisfies Record<NeedKey, { label: string; description: string }>
