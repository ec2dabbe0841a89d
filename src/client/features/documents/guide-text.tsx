import type { ReactNode } from 'react'
import { isOutOfDate } from '#domain/documents/freshness.ts'
import type { BilingualText, DocumentGuide } from '#domain/facts/facts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { CheckedLine } from './checked-line.tsx'
import { formatHost, useDocumentTexts } from './use-document-texts.ts'

/** Everything known about one document. An outdated guide shows no price and no waiting time. */
export function GuideText({ guide, now }: { guide: DocumentGuide; now: number }) {
  const t = useText('documents')
  const { say } = useDocumentTexts()
  const isOld = isOutOfDate(guide.checkedOn, now)
  return (
    <div className="docs-guide">
      <p>{say(guide.why)}</p>
      <Part title={t('steps')}>
        <Points ordered texts={guide.steps} />
      </Part>
      <Part title={t('bring')}>
        <Points texts={guide.papers} />
      </Part>
      <dl className="docs-facts">
        <Fact name={t('cost')}>{isOld ? t('askState') : guide.fee ? say(guide.fee) : t('noFee')}</Fact>
        <Fact name={t('wait')}>{isOld ? t('askState') : guide.time ? say(guide.time) : t('noTime')}</Fact>
      </dl>
      {guide.traps.length > 0 && (
        <Part title={t('watch')}>
          <Points texts={guide.traps} />
        </Part>
      )}
      {guide.links.map((address) => (
        <OfficialLink key={address} address={address} />
      ))}
      <CheckedLine sources={guide.sources} checkedOn={guide.checkedOn} now={now} />
    </div>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function Points({ texts, ordered = false }: { texts: readonly BilingualText[]; ordered?: boolean }) {
  const { say } = useDocumentTexts()
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="docs-points">
      {texts.map((text) => (
        <li key={text.en}>{say(text)}</li>
      ))}
    </List>
  )
}

export function OfficialLink({ address }: { address: string }) {
  const t = useText('documents')
  const common = useText('common')
  return (
    <p>
      <TextLink href={address} newTabLabel={common('opensInNewTab')} className="docs-target">
        {t('officialPage', { host: formatHost(address) })}
      </TextLink>
    </p>
  )
}
