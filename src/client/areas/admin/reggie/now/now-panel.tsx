import { setReggieMode } from '#contracts/reggie-control.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useReggieControl } from '../queries.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { useReload } from '../use-reload.ts'
import { NowView } from './now-view.tsx'

export function NowPanel() {
  const control = useReggieControl()
  const mayChange = useMayChange()
  const reload = useReload(control)
  return (
    <PanelState query={control}>
      {(now) => (
        <NowView
          control={now}
          mayChange={mayChange}
          onReload={async () => (await reload()).mode}
          onSave={async (body) => {
            const { version } = await callStaff(setReggieMode, { body })
            void control.refetch()
            return version
          }}
        />
      )}
    </PanelState>
  )
}
