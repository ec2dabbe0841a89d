import type { ResumeSheet, SectionName } from '#domain/opportunities/resume.ts'

interface ResumePageProps {
  sheet: ResumeSheet
  headings: Readonly<Record<SectionName, string>>
}

/** The resume page, identical on screen and in print. */
export function ResumePage({ sheet, headings }: ResumePageProps) {
  return (
    <div className="job-resume">
      {sheet.name !== '' && <p className="job-resume-name">{sheet.name}</p>}
      {sheet.contact.length > 0 && <p className="job-resume-contact">{sheet.contact.join(' · ')}</p>}
      {sheet.sections.map(({ name, blocks }) => (
        <div key={name} className="job-resume-section">
          <h5>{headings[name]}</h5>
          {blocks.map(({ title, lines }, index) => (
            <div key={`${index}-${title}`}>
              {title !== '' && <p className="font-semibold">{title}</p>}
              {lines.length > 0 && <ResumeLines lines={lines} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function ResumeLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="job-resume-lines">
      {lines.map((line, index) => (
        <li key={`${index}-${line}`}>{line}</li>
      ))}
    </ul>
  )
}
