import './about.css'
import { CircleCheck, Eraser, MonitorSmartphone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

const points = ['account', 'device', 'forgotten', 'introductions', 'visits', 'sold'] as const
const serverRows = ['visits', 'tasks', 'pin', 'introductions', 'votes', 'posts', 'reports', 'backups'] as const
const browserRows = ['saved', 'chats', 'plan', 'drafts'] as const
const others = ['places', 'ai', 'voice'] as const

export interface PrivacyScreenProps {
  onDeleteData: () => void
  onClearDevice: () => void
  onWhoseDevice: () => void
}

/** /privacy: one screen of plain words, then the details and the way to delete everything. */
export function PrivacyScreen({ onDeleteData, onClearDevice, onWhoseDevice }: PrivacyScreenProps) {
  const t = useText('about')
  const menu = useText('menu')
  const device = useText('device')
  return (
    <Page wide aria-labelledby="privacy-title" className="about">
      <section aria-labelledby="privacy-title" className="grid content-start gap-4">
        <h1 id="privacy-title">{t('privacy.title')}</h1>
        <p className="text-ink-2">{t('privacy.intro')}</p>
        <ul className="privacy-points">
          {points.map((key) => (
            <li key={key}>
              <CircleCheck aria-hidden size={22} />
              <div>
                <strong>{t(`privacy.points.${key}.title`)}</strong>
                <p className="text-ink-2">{t(`privacy.points.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid content-start gap-5">
        <Details title={t('privacy.server.title')}>
          <Rows
            rows={serverRows.map((key) => [
              t(`privacy.server.rows.${key}.what`),
              t(`privacy.server.rows.${key}.until`),
            ])}
          />
        </Details>
        <Details title={t('privacy.browser.title')}>
          <Rows
            rows={browserRows.map((key) => [
              t(`privacy.browser.rows.${key}.what`),
              t(`privacy.browser.rows.${key}.until`),
            ])}
          />
          <p>{t('privacy.browser.never')}</p>
        </Details>
        <Details title={t('privacy.others.title')}>
          <ul className="privacy-list">
            {others.map((key) => (
              <li key={key}>{t(`privacy.others.${key}`)}</li>
            ))}
          </ul>
        </Details>
        <section aria-labelledby="privacy-delete" className="privacy-delete">
          <h2 id="privacy-delete">{t('privacy.delete.title')}</h2>
          <p>{t('privacy.delete.text')}</p>
          <Button variant="danger" icon={<Trash2 aria-hidden size={20} />} onClick={onDeleteData}>
            {menu('deleteData')}
          </Button>
          <Button icon={<Eraser aria-hidden size={20} />} onClick={onClearDevice}>
            {device('clear')}
          </Button>
          <Button variant="quiet" icon={<MonitorSmartphone aria-hidden size={20} />} onClick={onWhoseDevice}>
            {device('whose')}
          </Button>
        </section>
      </div>
    </Page>
  )
}

/** Closed at first: the plain words above say it all. */
function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="about-details">
      <summary>{title}</summary>
      <div className="grid gap-2">{children}</div>
    </details>
  )
}

function Rows({ rows }: { rows: readonly (readonly [what: string, until: string])[] }) {
  return (
    <dl className="privacy-rows">
      {rows.map(([what, until]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  )
}
