import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MyPost } from '#contracts/community.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

const tones = { pending: 'sun', live: 'ok', hidden: 'coral', rejected: 'coral', withdrawn: 'plain' } as const

interface MyPostCardProps {
  post: MyPost
  onDelete: () => Promise<void>
}

export function MyPostCard({ post: { kind, text, status, reason, sentOn }, onDelete }: MyPostCardProps) {
  const t = useText('community')
  const { language } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card as="article" className="community-card">
      <p className="community-meta">
        <Badge tone={tones[status]}>{t(`mine.status.${status}`)}</Badge>
        <span>
          {t(`share.kinds.${kind}`)} · {t('mine.sentOn', { date: humanDate(sentOn, language) })}
        </span>
      </p>
      <p className="community-text">{text}</p>
      {reason && (
        <p>
          <strong>{t(`reasons.${reason}`)}</strong>
        </p>
      )}
      <div className="community-tools">
        <Button size="small" variant="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={() => setIsAsking(true)}>
          {t('mine.delete')}
        </Button>
      </div>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} onDelete={onDelete} />}
    </Card>
  )
}

function DeleteDialog({ onClose, onDelete }: { onClose: () => void; onDelete: () => Promise<void> }) {
  const t = useText('community')
  const common = useText('common')
  const [phase, setPhase] = useState<'asking' | 'busy' | 'failed'>('asking')
  const handleDelete = () => {
    setPhase('busy')
    onDelete().then(onClose, () => setPhase('failed'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mine.deleteTitle')}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="danger" busy={phase === 'busy'} onClick={handleDelete}>
            {t('mine.delete')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('mine.deleteText')}</p>
      {phase === 'failed' && (
        <Notice announce tone="danger">
          {t('mine.deleteFailed')}
        </Notice>
      )}
    </Dialog>
  )
}
