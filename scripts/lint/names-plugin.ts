/*
 * Lint rules about names (see "Words in code" in CONTRIBUTING.md). oxlint loads this file as a plugin and passes
 * nodes of its syntax tree; only the parts declared here are read.
 */
interface Identifier {
  type: string
  name?: string
}
interface Declaration {
  type: string
  id?: Identifier | null
  declarations?: { id: Identifier }[]
}
interface ExportNode {
  declaration: Declaration | null
  specifiers: { exported: Identifier }[]
}
interface Context {
  filename: string
  report: (problem: { message: string; node: unknown }) => void
}

/** Words of our own that a new engineer could not guess, each with the word the trade uses. */
const retiredWords: Readonly<Record<string, string>> = {
  desk: 'review queue or inbox',
  door: 'unlock method or portal',
  care: 'availability or partner details',
  deed: 'audit event',
  deeds: 'audit events',
  told: 'what it holds',
  said: 'message or text',
  kept: 'stored',
}

/** Ordinary words as long as they do not stand for a thing: `workHistory` is fine, `listingWork` is not. */
const retiredNouns: Readonly<Record<string, string>> = {
  act: 'action or command',
  acts: 'actions or commands',
  work: 'what it really is',
  one: 'single or detail',
  look: 'view, appearance or lookup',
  looks: 'views, appearances or lookups',
}

/** Lessons and posts named by the product's own texts. */
const productNames = ['thriveAtWork', 'thrive-at-work']

const words = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s\-_.]+/)
    .map((word) => word.toLowerCase())

/** What is wrong with a name, or null. */
export function findNameProblem(name: string): string | null {
  if (productNames.some((product) => name.includes(product))) return null
  const parts = words(name)
  if (/[a-z0-9](?<!Out)Of([A-Z]|$)/.test(name)) return `Name what "${name}" does with a verb instead of "Of".`
  const retired = parts.find((part) => Object.hasOwn(retiredWords, part))
  if (retired) return `"${retired}" in "${name}" is a retired word. Say: ${retiredWords[retired]}.`
  const noun = parts.at(-1) ?? ''
  return Object.hasOwn(retiredNouns, noun)
    ? `"${noun}" in "${name}" stands for a thing. Say: ${retiredNouns[noun]}.`
    : null
}

/** A type named by what was done to it does not say what it is. */
const participles = new Set(
  `Said Told Given Asked Taken Did Acted Looked Wrote Sent Seen Refused Placed
   Known Kept Held Shown Meant Settled Waiting Telling Standing Resting Decided Found Answered
   Stored Fetched Loaded Allowed Grounded Masked Weighed Compiled Claimed`.split(/\s+/),
)

function listExported({ declaration, specifiers }: ExportNode): Identifier[] {
  if (!declaration) return specifiers.map(({ exported }) => exported)
  return declaration.declarations?.map(({ id }) => id) ?? (declaration.id ? [declaration.id] : [])
}

const plainNames = {
  create(context: Context) {
    return {
      Program(node: unknown) {
        const file = context.filename.split(/[/\\]/).at(-1) ?? ''
        const problem = findNameProblem(file.replace(/\.(test|spec)?\.?[a-z]+$/, ''))
        if (problem) context.report({ message: `File name: ${problem}`, node })
      },
      ExportNamedDeclaration(node: ExportNode) {
        const isType = /^TS(Interface|TypeAlias)Declaration$/.test(node.declaration?.type ?? '')
        for (const id of listExported(node)) {
          const name = id.name ?? ''
          const problem =
            isType && participles.has(name) ? `The type "${name}" needs a noun: what is it?` : findNameProblem(name)
          if (problem) context.report({ message: problem, node: id })
        }
      },
    }
  },
}

const plugin = { meta: { name: 'names' }, rules: { plain: plainNames } }
// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export
export default plugin
