import './privacy.css'
import {
  CalendarX,
  Eraser,
  type LucideIcon,
  MessageCircleOff,
  MonitorSmartphone,
  Send,
  ShieldCheck,
  Smartphone,
  Trash2,
  UserRoundX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Fold } from '#client/ui/fold/fold.tsx'
import { Page } from '#client/ui/layout/page.tsx'

const points = [
  ['account', UserRoundX],
  ['device', Smartphone],
  ['forgotten', MessageCircleOff],
  ['introductions', Send],
  ['visits', CalendarX],
  ['sold', ShieldCheck],
] as const satisfies readonly (readonly [string, LucideIcon])[]
const serverRows = ['visits', 'tasks', 'pin', 'introductions', 'votes', 'posts', 'reports', 'backups'] as const
const browserRows = ['saved', 'chats', 'plan'] as const
const others = ['places', 'ai', 'voice'] as const

export interface PrivacyScreenProps {
  onDeleteData: () => void
  onClearDevice: () => void
  onWhoseDevice: () => void
}

/** /privacy: one screen of plain words, then the details and the way to delete everything. */
export function PrivacyScreen({ onDeleteData, onClearDevice, onWhoseDevice }: PrivacyScreenProps) {
  const t = useText('privacy')
  const menu = useText('menu')
  const device = useText('device')
  return (
    <Page wide aria-labelledby="privacy-title" className="privacy">
      <section aria-labelledby="privacy-title" className="grid content-start gap-4">
        <h1 id="privacy-title">{t('title')}</h1>
        <p className="text-ink-2">{t('intro')}</p>
        <ul className="privacy-points">
          {points.map(([key, Icon]) => (
            <li key={key}>
              <Icon aria-hidden size={22} />
              <div>
                <strong>{t(`points.${key}.title`)}</strong>
                <p className="text-ink-2">{t(`points.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid content-start gap-5">
        <Details title={t('server.title')}>
          <Rows rows={serverRows.map((key) => [t(`server.rows.${key}.what`), t(`server.rows.${key}.until`)])} />
        </Details>
        <Details title={t('browser.title')}>
          <Rows rows={browserRows.map((key) => [t(`browser.rows.${key}.what`), t(`browser.rows.${key}.until`)])} />
          <p>{t('browser.never')}</p>
        </Details>
        <Details title={t('others.title')}>
          <ul className="privacy-list">
            {others.map((key) => (
              <li key={key}>{t(`others.${key}`)}</li>
            ))}
          </ul>
        </Details>
        <section aria-labelledby="privacy-delete" className="privacy-delete">
          <h2 id="privacy-delete">{t('delete.title')}</h2>
          <p>{t('delete.text')}</p>
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

/** Where there is room, the heading stands in place of the fold's button. */
function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold label={title}>
      <div className="grid gap-2">
        <h2 className="privacy-wide">{title}</h2>
        {children}
      </div>
    </Fold>
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
