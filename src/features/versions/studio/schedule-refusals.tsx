'use client'

import { useMemo, type ReactNode } from 'react'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'

import { isRecord } from '@/lib/values/read-value'

/** Shows why a publication was not scheduled: Payload's drawer ignores the refusal and reports success. */
export function ScheduleRefusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const value = useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      const answer = await functions.schedulePublish(args)
      // The drawer shows the message of what is thrown.
      if (isRecord(answer) && typeof answer.error === 'string') throw new Error(answer.error)
      return answer
    }
    return { ...functions, schedulePublish }
  }, [functions])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
