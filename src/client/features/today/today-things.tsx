import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadContacts, loadStateOffices } from '#client/platform/facts/load-facts.ts'
import type { Contact, Facts } from '#domain/facts/facts.ts'
import type { Language } from '#domain/language.ts'
import type { StateCode } from '#domain/places/states.ts'
import { formatDeadline } from '#domain/planner/format-day.ts'
import type { TodayTexts } from '#domain/planner/plan-texts.ts'
import { writeHelpLines, writeScript } from '#domain/planner/step-lines.ts'
import { findTaskContact, findTaskOffice } from '#domain/planner/task-office.ts'
import type { TodayItem } from '#domain/today/today.ts'
import { TappableText } from '#client/platform/contact/tappable-text.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { getTaskText } from './task-text.ts'

interface TodayThingsProps {
  things: readonly TodayItem[]
  day: string
  headingLevel?: 'h2' | 'h3'
  state: StateCode | null
  onDone: (task: string) => void
}

/** The next three tasks, each with whom to call and what to say. */
export function TodayThings(props: TodayThingsProps) {
  const { things, day, headingLevel: Heading = 'h3', state, onDone } = props
  const t = useText('today')
  const { language } = useLanguage()
  const texts = useTextModule('planTasks')
  const facts = useHelpFacts()
  return (
    <ol className="today-things">
      {things.map(({ task, dueOn, isLate }) => {
        const { title, detail } = getTaskText(task.id, texts)
        const lines = buildLines(task, { texts, facts, state, language })
        const when = isLate ? t('late') : formatDeadline(dueOn, day, texts)
        return (
          <li key={task.id} className="today-thing">
            <Badge tone={isLate ? 'coral' : 'sun'}>{when}</Badge>
            <Heading>{title}</Heading>
            <p>{detail}</p>
            {lines.map((line) => (
              <p key={line} className="today-line">
                <TappableText>{line}</TappableText>
              </p>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button
                size="small"
                icon={<Check aria-hidden size={18} />}
                aria-label={t('doneLabel', { title })}
                onClick={() => onDone(task.id)}
              >
                {t('done')}
              </Button>
              <ReadAloudButton
                text={() => [title, when, detail, ...lines].join('\n')}
                label={t('readAloud')}
                stopLabel={t('stopReading')}
                about={title}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface LineParts {
  texts: TodayTexts
  facts: HelpFacts | null
  state: StateCode | null
  language: Language
}

function buildLines(task: TodayItem['task'], { texts, facts, state, language }: LineParts): string[] {
  const office = facts && (findTaskOffice(task, state, facts) ?? findTaskContact(task, facts.contacts, language))
  const help = { place: null, office }
  return writeHelpLines(writeScript(getTaskText(task.id, texts), help, texts), help, texts)
}

interface HelpFacts {
  states: Facts['states']
  contacts: ReadonlyMap<string, Contact>
}

/** Offices and phone lines, once loaded. Without them each task says to call 2-1-1, which works everywhere. */
function useHelpFacts(): HelpFacts | null {
  const [facts, setFacts] = useState<HelpFacts | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all([loadStateOffices(), loadContacts()]).then(
      ([{ states }, { contacts }]) => {
        if (!isGone) setFacts({ states, contacts: new Map(contacts.map((contact) => [contact.id, contact])) })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return facts
}
