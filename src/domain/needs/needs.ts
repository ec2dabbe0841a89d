import * as z from 'zod/mini'

export const needKeys = [
  'housing',
  'employment',
  'job-training',
  'legal',
  'healthcare',
  'mental-health',
  'education',
  'transportation',
  'recovery-support',
  'family-child-support',
  'financial-assistance',
  'food-assistance',
  'technology-digital-literacy',
  'id-documentation',
  'peer-support',
  'restorative-justice',
  'sobriety',
  'other',
] as const

export const NeedKey = z.enum(needKeys)
export type NeedKey = z.infer<typeof NeedKey>

/** The needs that results can be filtered by; exactly these have a fixed mapping to categories. */
export const filterNeedKeys = [
  'housing',
  'employment',
  'job-training',
  'legal',
  'healthcare',
  'education',
  'transportation',
  'restorative-justice',
  'sobriety',
] as const satisfies readonly NeedKey[]

/** The shortest list of needs a view shows. */
export const briefNeedKeys = [
  'housing',
  'employment',
  'legal',
  'healthcare',
  'education',
  'transportation',
  'sobriety',
] as const satisfies readonly NeedKey[]

function forEveryNeed<Schema>(schema: Schema): Record<NeedKey, Schema> {
  return {
    housing: schema,
    employment: schema,
    'job-training': schema,
    legal: schema,
    healthcare: schema,
    'mental-health': schema,
    education: schema,
    transportation: schema,
    'recovery-support': schema,
    'family-child-support': schema,
    'financial-assistance': schema,
    'food-assistance': schema,
    'technology-digital-literacy': schema,
    'id-documentation': schema,
    'peer-support': schema,
    'restorative-justice': schema,
    sobriety: schema,
    other: schema,
  }
}

const everyFlag = forEveryNeed(z._default(z.boolean(), false))

/** Maximum length of the text about an unlisted need. */
export const maxOtherDescription = 500
const OtherDescription = z.optional(z.string().check(z.maxLength(maxOtherDescription)))

/** A person's needs: one flag for each need, all false at first. */
export const Needs = z.object({ ...everyFlag, otherDescription: OtherDescription })
export type Needs = z.infer<typeof Needs>

/** Needs as any view sends them: flags may be missing, and `work-training` is an older key for `job-training`. */
export const NeedsInput = z.pipe(
  z.object({ ...everyFlag, 'work-training': z.optional(z.boolean()), otherDescription: OtherDescription }),
  z.transform(({ 'work-training': workTraining, ...needs }): Needs => {
    return workTraining ? { ...needs, 'job-training': true } : needs
  }),
)

/** The same without the person's own text, for calls and records that must not contain it. */
export const NeedsInputWithoutText = z.pipe(
  NeedsInput,
  z.transform(({ otherDescription: _, ...flags }) => flags),
)

/** Only the flags that are set, as stored in a saved session. */
export const SavedNeeds = z.object(forEveryNeed(z.optional(z.boolean())))
export type SavedNeeds = z.infer<typeof SavedNeeds>
