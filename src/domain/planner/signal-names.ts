import * as z from 'zod/mini'

/** What was learned from many answers; the order is that of the model's classes. */
export const learnedSignals = [
  'no-bed',
  'in-shelter',
  'in-program',
  'has-bed',
  'with-someone',
  'bed-ending',
  'eviction',
  'owes-rent',
  'just-out',
  'long-out',
  'still-inside',
  'federal',
  'from-jail',
  'supervised',
  'not-supervised',
  'missed-report',
  'warrant',
  'ankle-monitor',
  'court-date',
  'fines',
  'registry',
  'drug-charge',
  'violent-charge',
  'dui',
  'no-contact',
  'record-clearing',
  'vote',
  'no-id',
  'has-id',
  'no-birth-certificate',
  'has-birth-certificate',
  'no-ss-card',
  'has-ss-card',
  'immigration',
  'medicine',
  'medicine-low',
  'no-medicine',
  'methadone',
  'buprenorphine',
  'insulin',
  'drug-test',
  'shot',
  'opioids',
  'drugs',
  'drinking',
  'sober',
  'withdrawal',
  'mental-health',
  'pregnant',
  'disability',
  'has-insurance',
  'no-insurance',
  'violence',
  'kids-along',
  'kids-apart',
  'cps',
  'child-support',
  'working',
  'wants-job',
  'better-job',
  'trade',
  'business',
  'has-diploma',
  'wants-ged',
  'college',
  'english',
  'license-lost',
  'has-license',
  'has-car',
  'no-ride',
  'no-phone',
  'has-phone',
  'no-internet',
  'no-money',
  'hungry',
  'has-snap',
  'clothes',
  'debt',
  'credit',
  'veteran',
  'tribe',
  'alone',
  'support',
  'elder',
] as const

/** What few people say: only the phrases find it, and nothing was learned about it. */
export const rareSignals = [
  /** The power, the water or the gas is off, or will be. */
  'utility-cutoff',
  /** A sore, a cut or an abscess that is open or infected. */
  'wound',
  'missed-test',
  'foster-youth',
  /** Goes to college or a trade school now. */
  'student',
  /** Drives trucks, did, or wants to. */
  'truck-driver',
  /** Somebody else writes for the person: a mother, a wife, a case manager. */
  'for-other',
  /** Born in Puerto Rico: a citizen, whose birth certificate is on the island. */
  'puerto-rico',
  'travel-abroad',
  /** Not used to phones and computers, or somebody else types. */
  'digital-help',
  /** Shakes, sweats or had a seizure without alcohol: stopping alone can kill. */
  'alcohol-withdrawal',
] as const
export type RareSignal = (typeof rareSignals)[number]

/** What an answer can say about a person's situation now. */
export const statedSignals = [...learnedSignals, ...rareSignals] as const
export type StatedSignal = (typeof statedSignals)[number]

/** What a person said is so or not so, after seeing how the answers were understood. */
export const SignalCorrections = z.partialRecord(z.enum(statedSignals), z.boolean())
export type SignalCorrections = z.infer<typeof SignalCorrections>
