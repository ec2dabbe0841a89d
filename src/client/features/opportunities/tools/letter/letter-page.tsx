import type { ReactNode } from 'react'
import { isOutOfDate, findOldestDay } from '#domain/documents/freshness.ts'
import type { Language } from '#domain/language.ts'
import { bondingGuide, wotcGuide } from '#domain/opportunities/hiring-facts.ts'
import { jobDocuments as english } from '#content/en/job-documents.ts'
import { jobDocuments as spanish } from '#content/es/job-documents.ts'
import { fillText } from '#client/platform/i18n/fill-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import type { BondingFacts } from './load-letter-facts.ts'

const letterTexts = { en: english.letter, es: spanish.letter }

export interface LetterPageProps {
  language: Language
  bonding: BondingFacts
  name: string
  employer: string
  now: number
}

/** One page of facts for an employer, each with its source and the day it was checked; nothing is promised. */
export function LetterPage({ language, bonding, name, employer, now }: LetterPageProps) {
  const words = letterTexts[language]
  const bondingDay = bonding ? findOldestDay([bonding.checkedOn, bondingGuide.checkedOn]) : bondingGuide.checkedOn
  const ways = [bonding?.phone, bonding?.url?.replace(/^https:\/\//, '')].filter(Boolean).join(' · ')
  return (
    <div className="job-letter">
      <p className="job-letter-title">{words.title}</p>
      <div>
        <p>{employer === '' ? words.toAny : fillText(words.to, { employer })}</p>
        {name !== '' && <p>{fillText(words.from, { name })}</p>}
      </div>
      <p>{words.opening}</p>
      <Program {...words.bonding} {...{ language, now }} checkedOn={bondingDay}>
        {ways !== '' && <p>{fillText(words.bonding.reach, { ways })}</p>}
        <p className="job-letter-line">{words.bonding.contact}</p>
      </Program>
      <Program {...words.credit} {...{ language, now }} checkedOn={wotcGuide.checkedOn} />
      <p>{words.closing}</p>
      <p className="job-letter-small">{fillText(words.note, { date: humanDate(localDay(new Date(now)), language) })}</p>
    </div>
  )
}

interface ProgramProps extends Pick<LetterPageProps, 'language' | 'now'> {
  title: string
  lines: readonly string[]
  source: string
  checkedOn: string
  children?: ReactNode
}

function Program({ title, lines, source, checkedOn, language, now, children }: ProgramProps) {
  const date = humanDate(checkedOn, language)
  return (
    <div className="job-letter-program">
      <h5>{title}</h5>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <p className="job-letter-small">
        {fillText(source, { date, source: wotcGuide.source })}
        {isOutOfDate(checkedOn, now) && <b> {letterTexts[language].old}</b>}
      </p>
    </div>
  )
}
