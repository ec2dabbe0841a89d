import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addOrganization, listOrganizations } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ResultNotice } from '../review-queue/result-notice.tsx'
import { useReviewActions } from '../review-queue/use-review-actions.ts'
import { OrganizationDialog } from './organization-dialog.tsx'
import { emptyOrganization, OrganizationForm, type OrganizationValues } from './organization-form.tsx'
import { OrganizationTable } from './organization-table.tsx'

const key = ['admin-organizations']

/** /admin/organizations: partners, their codes and posters. */
export function OrganizationsPage() {
  const t = useText('adminOrganizations')
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const query = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: async () => (await callStaff(listOrganizations, {})).organizations,
  })
  const { opened, open, close, notice, noticeBox: saidBox, send } = useReviewActions<string>()
  const changed = () => void client.invalidateQueries({ queryKey: key })
  const handleAdd = (words: OrganizationValues) =>
    send('add', async () => {
      await callStaff(addOrganization, { body: words }).finally(changed)
      setIsAdding(false)
      return t('added', { name: words.name })
    })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <div>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <PanelState query={query}>
        {(organizations) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            <OrganizationTable organizations={organizations} onOpen={({ id }) => open(id)} />
            <OrganizationDialog
              organization={organizations.find(({ id }) => id === opened) ?? null}
              onClose={close}
              send={(actionKey, command) => send(actionKey, () => command().finally(changed))}
            />
          </>
        )}
      </PanelState>
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title={t('addTitle')} closeLabel={t('close')}>
        {isAdding && (
          <>
            <p>{t('addText')}</p>
            <OrganizationForm initial={emptyOrganization} onSave={handleAdd} />
          </>
        )}
      </Dialog>
    </ReviewQueueFrame>
  )
}
