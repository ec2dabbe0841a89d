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

/** The same value or shape for each need. */
export function forEveryNeed<Value>(value: Value): Record<NeedKey, Value> {
  return {
    housing: value,
    employment: value,
    'job-training': value,
    legal: value,
    healthcare: value,
    'mental-health': value,
    education: value,
    transportation: value,
    'recovery-support': value,
    'family-child-support': value,
    'financial-assistance': value,
    'food-assistance': value,
    'technology-digital-literacy': value,
    'id-documentation': value,
    'peer-support': value,
    'restorative-justice': value,
    sobriety: value,
    other: value,
  }
}

const makeFlags = () => forEveryNeed(z._default(z.boolean(), false))

/** Maximum length of the text about an unlisted need. */
export const maxOtherDescription = 500
const OtherDescription = z.lazy(() => z.optional(z.string().check(z.maxLength(maxOtherDescription))))

/** A person's needs: one flag for each need, all false at first. */
export const Needs = z.lazy(() => z.object({ ...makeFlags(), otherDescription: OtherDescription }))
export type Needs = z.infer<typeof Needs>

/** Needs as any view sends them: flags may be missing, and `work-training` is an older key for `job-training`. */
export const NeedsInput = z.lazy(() =>
  z.pipe(
    z.object({ ...makeFlags(), 'work-training': z.optional(z.boolean()), otherDescription: OtherDescription }),
    z.transform(({ 'work-training': workTraining, ...needs }): Needs => {
      return workTraining ? { ...needs, 'job-training': true } : needs
    }),
  ),
)

/** The same without the person's own text, for calls and records that must not contain it. */
export const NeedsInputWithoutText = z.pipe(
  NeedsInput,
  z.transform(({ otherDescription: _, ...flags }) => flags),
)

/** Only the flags that are set, as stored in a saved session. */
export const SavedNeeds = z.lazy(() => z.object(forEveryNeed(z.optional(z.boolean()))))
export type SavedNeeds = z.infer<typeof SavedNeeds>
