import { FileText } from 'lucide-react'
import { maxFactAgeDays } from '#domain/facts/facts.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { noteFacts, type NoteId, type NoteSection, noteSections } from '#domain/transportation/notes.ts'
import type { RideHelper } from '#domain/transportation/transit-agency.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ContactButtons } from '#client/shared/contact-buttons.tsx'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Call211 } from './agency-list.tsx'
import { Summary } from './summary.tsx'

export interface LicenseOffice {
  name: string | null
  phone: string | null
  url: string | null
  checkedOn: string
}

export interface NoteSectionsProps {
  office: LicenseOffice | null
  helpers: readonly RideHelper[]
  now: number
  onDocuments: () => void
}

const sections = Object.keys(noteSections) as NoteSection[]

/** Money, license, ID and what to do where no bus goes. Collapsed at first, because the trip comes first. */
export function NoteSections(props: NoteSectionsProps) {
  const t = useText('transportation')
  return (
    <div className="grid gap-3" data-print="hide">
      {sections.map((section) => (
        <details key={section} className="tg-details">
          <Summary>{t(`sections.${section}`)}</Summary>
          <div className="grid gap-4">
            {noteSections[section].map((id) => (
              <Note key={id} id={id} now={props.now} />
            ))}
            <More section={section} {...props} />
          </div>
        </details>
      ))}
    </div>
  )
}

function Note({ id, now }: { id: NoteId; now: number }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const { confidence, checkedOn } = noteFacts[id]
  const date = humanDate(checkedOn, language)
  return (
    <div className="grid gap-1">
      <h3>{t(`notes.${id}.title`)}</h3>
      <p>{t(`notes.${id}.text`)}</p>
      <p className="text-sm text-ink-2">
        {t(isOld(checkedOn, now) ? 'checked.old' : `checked.${confidence}`, { date })}
      </p>
    </div>
  )
}

/** Older than this, a rule may have changed (T-11.7). */
const isOld = (checkedOn: string, now: number) => now - Date.parse(checkedOn) > maxFactAgeDays * 86_400_000

function More({ section, office, helpers, now, onDocuments }: NoteSectionsProps & { section: NoteSection }) {
  const t = useText('transportation')
  switch (section) {
    case 'money':
      return helpers.length > 0 ? (
        <Helpers helpers={helpers} />
      ) : (
        <div>
          <Call211 />
        </div>
      )
    case 'license':
      return office && <Office office={office} now={now} />
    case 'id':
      return (
        <div>
          <Button variant="primary" icon={<FileText aria-hidden size={20} />} onClick={onDocuments}>
            {t('documents')}
          </Button>
        </div>
      )
    case 'rural':
      return (
        <div>
          <Call211 />
        </div>
      )
  }
}

function Helpers({ helpers }: Pick<NoteSectionsProps, 'helpers'>) {
  const t = useText('transportation')
  const { language } = useLanguage()
  return (
    <div className="grid gap-2">
      <h3>{t('helpers.title')}</h3>
      <p>{t('helpers.text')}</p>
      <ul className="grid gap-3">
        {helpers.map(({ id, name, city, phone, source, checkedOn }) => {
          const call = buildCallLink({ phone })
          return (
            <li key={id} className="tg-helper">
              <strong>{name}</strong>
              {city && <span className="text-ink-2">{city}</span>}
              <ContactButtons
                call={call && { href: call.href, text: t('agencies.call', { number: call.number }) }}
                page={null}
              />
              <span className="text-sm text-ink-2">
                {t('agencies.listed', { source, date: humanDate(checkedOn, language) })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Office({ office: { name, phone, url, checkedOn }, now }: { office: LicenseOffice; now: number }) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const call = buildCallLink({ phone })
  const date = humanDate(checkedOn, language)
  return (
    <div className="tg-helper">
      <h3>{t('office.title')}</h3>
      {name && <p>{name}</p>}
      <ContactButtons
        call={call && { href: call.href, text: t('office.call', { number: call.number }) }}
        page={url ? { href: url, text: t('office.page') } : null}
      />
      <p className="text-sm text-ink-2">{t(isOld(checkedOn, now) ? 'checked.old' : 'checked.office', { date })}</p>
    </div>
  )
}
