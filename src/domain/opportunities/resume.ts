/** One job on the resume, inside or outside: only what the person writes. */
export interface JobEntry {
  /** Identifies the row in the form; never shown. */
  key: number
  job: string
  employer: string
  years: string
  tasks: string
}

/** In memory only: a name, a phone or an email is never stored (T-5.4). */
export interface Resume {
  name: string
  city: string
  phone: string
  email: string
  /** One per line, like `training` and `school`. */
  skills: string
  work: readonly JobEntry[]
  training: string
  school: string
  languages: string
}

export type ResumeTextField = Exclude<keyof Resume, 'work'>
export const maxJobs = 6
export const maxLineLength = 100
export const maxListLength = 800

export const emptyResume: Resume = {
  name: '',
  city: '',
  phone: '',
  email: '',
  skills: '',
  work: [emptyWork(1)],
  training: '',
  school: '',
  languages: '',
}

function emptyWork(key: number): JobEntry {
  return { key, job: '', employer: '', years: '', tasks: '' }
}

export function withAnotherJob(resume: Resume): Resume {
  if (resume.work.length >= maxJobs) return resume
  const key = Math.max(0, ...resume.work.map((entry) => entry.key)) + 1
  return { ...resume, work: [...resume.work, emptyWork(key)] }
}

export function withoutJob(resume: Resume, key: number): Resume {
  return { ...resume, work: resume.work.filter((entry) => entry.key !== key) }
}

export function withJob(resume: Resume, changed: JobEntry): Resume {
  return { ...resume, work: resume.work.map((entry) => (entry.key === changed.key ? changed : entry)) }
}

export function isEmptyResume({ work, ...texts }: Resume): boolean {
  const written = [...Object.values(texts), ...work.flatMap(({ key: _, ...words }) => Object.values(words))]
  return written.every((text) => text.trim() === '')
}

export const sectionNames = ['skills', 'work', 'training', 'school', 'languages'] as const
export type SectionName = (typeof sectionNames)[number]

/** A block of the page: an optional bold line and the lines under it. */
export interface ResumeBlock {
  title: string
  lines: readonly string[]
}

export interface ResumeSheet {
  name: string
  /** City, phone and email, as far as they are filled in. */
  contact: readonly string[]
  sections: readonly { name: SectionName; blocks: readonly ResumeBlock[] }[]
}

/** The resume as printed; sections without content are left out. */
export function buildResumeSheet(resume: Resume): ResumeSheet {
  const plain = (text: string): ResumeBlock[] => {
    const lines = lineList(text)
    return lines.length > 0 ? [{ title: '', lines }] : []
  }
  const blocks: Record<SectionName, ResumeBlock[]> = {
    skills: plain(resume.skills),
    work: resume.work.flatMap(workBlock),
    training: plain(resume.training),
    school: plain(resume.school),
    languages: plain(resume.languages),
  }
  return {
    name: resume.name.trim(),
    contact: [resume.city, resume.phone, resume.email].map((text) => text.trim()).filter(Boolean),
    sections: sectionNames.flatMap((name) => (blocks[name].length > 0 ? [{ name, blocks: blocks[name] }] : [])),
  }
}

function workBlock({ job, employer, years, tasks }: JobEntry): ResumeBlock[] {
  const title = [job, employer, years]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ')
  const lines = lineList(tasks)
  return title !== '' || lines.length > 0 ? [{ title, lines }] : []
}

/** Strips dashes and bullets that people type, because the page adds its own. */
function lineList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s\-*•·]+/, '').trim())
    .filter(Boolean)
}

/** The same resume as plain text, for pasting into a web form or an e-mail. */
export function formatResume(resume: Resume, headings: Readonly<Record<SectionName, string>>): string {
  const { name, contact, sections } = buildResumeSheet(resume)
  const head = [name, contact.join(' | ')].filter(Boolean).join('\n')
  const parts = sections.map((section) =>
    [
      headings[section.name].toUpperCase(),
      ...section.blocks.flatMap(({ title, lines }) => [...(title ? [title] : []), ...lines.map((line) => `- ${line}`)]),
    ].join('\n'),
  )
  return [head, ...parts].filter(Boolean).join('\n\n')
}

/** Detects text that looks like a Social Security number, which does not belong on a resume. */
export function hasSocialSecurity(resume: Resume): boolean {
  return /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/.test(JSON.stringify(resume))
}
