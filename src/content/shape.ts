/** The same keys with any string: the required shape of the Spanish module, given the English one. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends readonly string[]
      ? readonly string[]
      : Translated<English[Key]>
}

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values a text needs, read from the placeholders in its English form. */
export type TextValues<Text extends string> = { [Name in Placeholder<Text>]: string | number }
