import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** What the server answered about an invitation. */
export interface InviteReply {
  isMailOff?: true | undefined
  inviteLink?: string | undefined
}

/** Where no mail goes out: the link to pass on by hand, this one time, or who else can make one. */
export function InviteLink({ name, reply: { isMailOff, inviteLink } }: { name: string; reply: InviteReply }) {
  const t = useText('adminPeople')
  if (!isMailOff) return null
  if (inviteLink === undefined) return <Notice tone="warning">{t('linkNotShown')}</Notice>
  return (
    <Notice tone="warning" title={t('linkTitle', { name })}>
      <CopyText
        label={t('link')}
        hint={t('linkHint')}
        value={inviteLink}
        copyLabel={t('copyLink')}
        copiedText={t('linkCopied')}
        failedText={t('linkCopyFailed')}
      />
    </Notice>
  )
}
