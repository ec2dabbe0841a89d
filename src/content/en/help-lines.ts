export const helpLines = {
  title: 'People you can reach right now',
  call: 'Call {number}',
  /** Spanish adds the keyword the line asks for. */
  textCrisis: 'Text {number}',
  checked: "Numbers from public lists, {date}. If one doesn't work, call 2-1-1.",
  emergency: { name: '911', about: 'A life in danger, a fire, or a crime happening now.' },
  crisis: { name: '988 Suicide & Crisis Lifeline', about: 'Talk with someone now, day or night.' },
  local: { name: '2-1-1', about: 'Shelter, food, rides and help near you.' },
  treatment: { name: 'SAMHSA National Helpline', about: 'Find help with drugs, alcohol or mental health.' },
  safety: { name: 'National Domestic Violence Hotline', about: 'Help staying safe from a partner or family.' },
} as const
