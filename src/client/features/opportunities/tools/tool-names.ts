export const toolNames = ['record', 'resume', 'letter', 'log'] as const
export type ToolName = (typeof toolNames)[number]
