import { addActionPlan } from '#contracts/action-plans.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { sessionReady } from '#client/platform/visitor/visitor-session.ts'

/** Puts the task of a lesson into the person's action plan. Gives whether it is there now. */
export async function addTask(task: { title: string; description: string }): Promise<boolean> {
  try {
    await callApi(addActionPlan, { body: { sessionId: await sessionReady(), ...task } })
    return true
  } catch (error) {
    reportQuietly('gro task', error)
    return false
  }
}
