/** Ways to calm down without any tools. Those with seconds have their own timer. */
export const stressTools = [
  { id: 'humming', seconds: 30 },
  { id: 'senses', seconds: null },
  { id: 'squeeze', seconds: 20 },
  { id: 'coldWater', seconds: 30 },
  { id: 'feet', seconds: 60 },
  { id: 'walk', seconds: null },
] as const
export type StressTool = (typeof stressTools)[number]
