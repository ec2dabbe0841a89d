import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.optional(z.nullable(z.string().check(z.maxLength(max))))

export const reportClientError = defineCall({
  method: 'POST',
  path: '/api/client-errors',
  access: 'visitor',
  summary: 'Reports a fault in the page. Addresses, digits and e-mails are stripped before it is kept.',
  body: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(2000)),
    stack: text(6000),
    componentStack: text(6000),
    url: text(2000),
    userAgent: text(1000),
    timestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
    type: z.literal('client_error'),
  }),
  reply: SuccessReply,
  maxBodyBytes: 8 * 1024,
})
