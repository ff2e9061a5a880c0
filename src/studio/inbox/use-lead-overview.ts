'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { LeadOverview } from '@/lib/leads/lead-overview'

type State = LeadOverview | 'loading' | 'failed'

async function read(address: string): Promise<State> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as LeadOverview) : 'failed'
}

/** Everything about a lead; `reload` reads it again without taking away what is shown. */
export function useLeadOverview(id: string): { state: State; reload: () => void } {
  const { config } = useConfig()
  const [state, setState] = useState<State>('loading')
  const [turn, setTurn] = useState(0)
  const address = `${config.routes.api}/leads/${id}/overview/`
  useEffect(() => {
    let isHere = true
    void read(address).then((found) => isHere && setState(found))
    return () => {
      isHere = false
    }
  }, [address, turn])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { state, reload }
}
