import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

export const setDeviceMode = defineCall({
  method: 'PUT',
  path: '/api/device',
  access: 'visitor',
  summary: 'Says whether this is the person’s own device or a shared one; decides how long it is remembered.',
  body: z.object({ mode: z.enum(['own', 'shared']) }),
  reply: SuccessReply,
})

export const clearDevice = defineCall({
  method: 'POST',
  path: '/api/device/clear',
  access: 'visitor',
  summary: 'Forgets this browser: its cookie dies, what only it could read is erased, its storage and caches go.',
  reply: SuccessReply,
})

export const deleteMyData = defineCall({
  method: 'DELETE',
  path: '/api/me',
  access: 'visitor',
  summary:
    'Deletes everything of this person at once: visits, tasks, introductions and saved sessions; the cookie dies.',
  reply: SuccessReply,
})
