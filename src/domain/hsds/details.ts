import * as z from 'zod/mini'

/**
 * The small objects of HSDS 3.1, with the names, types and required fields of the published schema. An unknown fact is
 * left out: the schema has no null.
 */
export const hsdsVersion = '3.1'

export const Uuid = z.uuid()
export const text = z.string()
export const maybeText = z.optional(z.string())
export const maybeUuid = z.optional(Uuid)
export const maybeNumber = z.optional(z.number())
export const maybeUri = z.optional(z.url())

/** Who changed what and when; the values before and after are required by the schema, and may be empty. */
export const Metadata = z.object({
  id: Uuid,
  resource_id: maybeUuid,
  resource_type: maybeText,
  last_action_date: z.iso.date(),
  last_action_type: text,
  field_name: text,
  previous_value: text,
  replacement_value: text,
  updated_by: text,
})
export type Metadata = z.infer<typeof Metadata>

export const Taxonomy = z.object({
  id: Uuid,
  name: text,
  description: text,
  uri: maybeUri,
  version: maybeText,
})
export type Taxonomy = z.infer<typeof Taxonomy>

export const TaxonomyTerm = z.object({
  id: Uuid,
  code: maybeText,
  name: text,
  description: text,
  parent_id: maybeUuid,
  taxonomy: maybeText,
  taxonomy_id: maybeUuid,
  language: maybeText,
  term_uri: maybeUri,
})
export type TaxonomyTerm = z.infer<typeof TaxonomyTerm>

export const Attribute = z.object({
  id: Uuid,
  link_id: maybeUuid,
  taxonomy_term_id: maybeUuid,
  link_type: maybeText,
  link_entity: maybeText,
  value: maybeText,
  label: maybeText,
  taxonomy_term: z.optional(TaxonomyTerm),
  metadata: z.optional(z.array(Metadata)),
})
export type Attribute = z.infer<typeof Attribute>

const attributes = z.optional(z.array(Attribute))

export const SpokenLanguage = z.object({ id: Uuid, name: maybeText, code: maybeText, note: maybeText })
export type SpokenLanguage = z.infer<typeof SpokenLanguage>

/** The type is a value from RFC 6350: voice, text, fax, cell, video, pager, textphone. */
export const Phone = z.object({
  id: Uuid,
  number: text,
  extension: maybeNumber,
  type: maybeText,
  description: maybeText,
  languages: z.optional(z.array(SpokenLanguage)),
  attributes,
})
export type Phone = z.infer<typeof Phone>

export const locationTypes = ['physical', 'postal', 'virtual'] as const

export const Address = z.object({
  id: Uuid,
  attention: maybeText,
  address_1: text,
  address_2: maybeText,
  city: text,
  region: maybeText,
  state_province: text,
  postal_code: text,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  address_type: z.enum(locationTypes),
})
export type Address = z.infer<typeof Address>

export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** `byday` is a comma-separated list of weekday codes; times are local to the location. */
export const Schedule = z.object({
  id: Uuid,
  wkst: z.optional(z.enum(weekdayCodes)),
  freq: z.optional(z.enum(['WEEKLY', 'MONTHLY'])),
  interval: maybeNumber,
  byday: maybeText,
  description: maybeText,
  opens_at: z.optional(z.iso.time()),
  closes_at: z.optional(z.iso.time()),
  schedule_link: maybeUri,
  notes: maybeText,
})
export type Schedule = z.infer<typeof Schedule>

export const CostOption = z.object({
  id: Uuid,
  option: maybeText,
  currency: maybeText,
  amount: maybeNumber,
  amount_description: maybeText,
})
export type CostOption = z.infer<typeof CostOption>

export const RequiredDocument = z.object({ id: Uuid, document: maybeText, uri: maybeUri })
export type RequiredDocument = z.infer<typeof RequiredDocument>

export const ServiceArea = z.object({
  id: Uuid,
  name: maybeText,
  description: maybeText,
  extent: maybeText,
  extent_type: z.optional(z.enum(['geojson', 'topojson', 'kml', 'text'])),
})
export type ServiceArea = z.infer<typeof ServiceArea>
