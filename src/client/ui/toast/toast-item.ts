export interface ToastItem {
  id: string
  title: string
  text?: string
  tone: 'plain' | 'destructive'
  durationMs: number
  action?: { label: string; onPress: () => void }
}
