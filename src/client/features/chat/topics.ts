import type { PromptModule } from '#domain/prompts/modules.ts'

/** The row of common questions, and the quick topics of the history. */
export const shortcutModules = [
  'toolUp',
  'getInMotion',
  'layFoundation',
  'createValue',
  'ownMindset',
  'housing',
] as const satisfies readonly PromptModule[]

/** The eight cards of an empty chat, most urgent needs first. The row has the ninth. */
export const topicModules = [
  'housing',
  'documentPrep',
  'getInMotion',
  'healthSupport',
  'thriveAtWork',
  'toolUp',
  'layFoundation',
  'ownMindset',
] as const satisfies readonly PromptModule[]
