import type { ReactNode } from 'react'
import { AwayScreen } from '#client/features/away/away-screen.tsx'
import { ClearDeviceDialog } from '#client/features/device/clear-device-dialog.tsx'
import { DeviceModeDialog } from '#client/features/device/device-mode-dialog.tsx'
import { HelpLines } from '#client/features/help-lines/help-lines.tsx'
import { MenuDrawer } from '#client/features/menu/menu-drawer.tsx'
import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'
import { WelcomeScreen } from '#client/features/welcome/welcome-screen.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { OpenedPanel } from './opened-panel.tsx'
import type { AppScreenName, ScreenName } from './screen-names.ts'

/** What a screen may be drawn with: `onAct` stands for everything a press would do in the product. */
type Draw = (onAct: () => void) => ReactNode

const welcome = (facts: { isSearching?: boolean; hasResults?: boolean; unreadCount?: number }): Draw =>
  (onAct) => (
    <WelcomeScreen
      isSearching={false}
      hasResults={false}
      unreadCount={0}
      {...facts}
      onContinueSearch={onAct}
      onFindResources={onAct}
      onViewResources={onAct}
      onStartNewSearch={onAct}
      onChat={onAct}
      onNewResponses={onAct}
      onPin={onAct}
    />
  )

const menu = (facts: { hasResults: boolean; savedCount: number }): Draw =>
  (onAct) => (
    <OpenedPanel>
      {(panel) => (
        <MenuDrawer
          {...facts} {...panel} exit={null} onChoose={onAct} onClearDevice={onAct} onWhoseDevice={onAct} onDeleteData={onAct}
        />
      )}
    </OpenedPanel>
  )

export const screenFixtures: Record<Exclude<ScreenName, AppScreenName>, Draw> = {
  'welcome-fresh': welcome({}),
  'welcome-searching': welcome({ isSearching: true }),
  'welcome-results': welcome({ hasResults: true }),
  'welcome-unread': welcome({ hasResults: true, unreadCount: 2 }),
  menu: menu({ hasResults: false, savedCount: 0 }),
  'menu-results': menu({ hasResults: true, savedCount: 3 }),
  'clear-device': () => (
    <OpenedPanel reallyActs>{(panel) => <ClearDeviceDialog {...panel} onCleared={panel.onClose} />}</OpenedPanel>
  ),
  'device-mode': () => (
    <OpenedPanel reallyActs>{(panel) => <DeviceModeDialog {...panel} onKept={panel.onClose} />}</OpenedPanel>
  ),
  away: (onAct) => <AwayScreen place="chat" help={<HelpLines />} onHome={onAct} />,
  'help-lines': () => <Page><HelpLines /></Page>,
  'sign-in-partner': () => <SignInNotice door="partner" />,
  'sign-in-admin': () => <SignInNotice door="admin" />,
}
