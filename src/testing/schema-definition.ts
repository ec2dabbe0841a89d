import type * as z from 'zod/mini'

export type Schema = z.core.$ZodType

/** A schema typed as one of zod's kinds, so that a switch on its definition narrows. */
export function getDefinition(schema: Schema): Exclude<z.core.$ZodTypes['_zod']['def'], z.core.$ZodLazyDef> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'lazy' ? getDefinition(def.getter()) : def
}

export const isAccepted = (schema: Schema, value: unknown) => (schema as z.ZodMiniType).safeParse(value).success

/** The rules on a schema, its own format first. */
function listRules(schema: Schema): z.core.$ZodChecks['_zod']['def'][] {
  const own = schema._zod.def as unknown as z.core.$ZodChecks['_zod']['def']
  const checks = (schema._zod.def.checks ?? []) as z.core.$ZodChecks[]
  return [own, ...checks.map((check) => check._zod.def)]
}

/** The regular expressions a text must match. */
export function listPatterns(schema: Schema): RegExp[] {
  return listRules(schema).flatMap((rule) => (rule.check === 'string_format' && rule.pattern ? [rule.pattern] : []))
}

export interface Bounds {
  minimum?: number
  maximum?: number
  isWhole?: boolean
}

/** Smallest and largest length of a text or list, or value of a number. */
export function getBounds(schema: Schema): Bounds {
  const bounds: Bounds = {}
  for (const rule of listRules(schema)) {
    if (rule.check === 'min_length') bounds.minimum = rule.minimum
    if (rule.check === 'max_length') bounds.maximum = rule.maximum
    if (rule.check === 'length_equals') bounds.minimum = bounds.maximum = rule.length
    if (rule.check === 'greater_than') bounds.minimum = Number(rule.value)
    if (rule.check === 'less_than') bounds.maximum = Number(rule.value)
    if (rule.check === 'number_format') bounds.isWhole = rule.format.includes('int')
  }
  return bounds
}
