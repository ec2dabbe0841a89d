import { type HudRow, hudReplies } from './hud-replies.ts'
import type { Feed } from './live-feed.ts'
import { nearMiles } from './nearby.ts'

export const hudBase = 'https://data.hud.gov'

export const hudFeed: Feed<HudRow> = {
  ...hudReplies,
  name: 'hud',
  needs: ['housing'],
  address: ({ center }) =>
    `/Housing_Counselor/searchByLocation?${new URLSearchParams({
      Lat: center.lat.toFixed(4),
      Long: center.lon.toFixed(4),
      Distance: String(nearMiles),
      RowLimit: '60',
      Services: '',
      Languages: '',
    })}`,
}
