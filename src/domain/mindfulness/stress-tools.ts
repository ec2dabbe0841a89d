/** Ways to calm down that need nothing but oneself. Those with seconds have a clock of their own. */
export const stressTools = [
  { id: 'humming', seconds: 30 },
  { id: 'senses', seconds: null },
  { id: 'squeeze', seconds: 20 },
  { id: 'coldWater', seconds: 30 },
  { id: 'feet', seconds: 60 },
  { id: 'walk', seconds: null },
] as const
export type StressTool = (typeof stressTools)[number]
