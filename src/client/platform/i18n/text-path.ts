import type { TextValues } from '#content/shape.ts'

/** Dotted paths to every text in a module: `notFound.title`. */
type TextPath<Module> = PathTo<Module, string>
/** Dotted paths to every list of texts. */
type ListPath<Module> = PathTo<Module, readonly string[]>

type PathTo<Module, Leaf> = {
  [Key in keyof Module & string]: Module[Key] extends Leaf
    ? Key
    : Module[Key] extends string | readonly string[]
      ? never
      : `${Key}.${PathTo<Module[Key], Leaf>}`
}[keyof Module & string]

type TextAt<Module, Path> = Path extends keyof Module
  ? Module[Path]
  : Path extends `${infer Head}.${infer Tail}`
    ? Head extends keyof Module
      ? TextAt<Module[Head], Tail>
      : never
    : never

/** No argument when the English text has no placeholders, else exactly one object with their names. */
type ValuesAt<Module, Path> =
  TextAt<Module, Path> extends infer Text extends string
    ? keyof TextValues<Text> extends never
      ? []
      : [values: TextValues<Text>]
    : never

export interface Translate<Module> {
  <Path extends TextPath<Module>>(path: Path, ...values: ValuesAt<Module, Path>): string
  list(path: ListPath<Module>): readonly string[]
}
