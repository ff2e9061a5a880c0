'use client'

import { useEffect } from 'react'

import { openFormTab } from '@/studio/form-tabs'
import { waitForElement } from '@/studio/wait-for-element'

/** What parts of the open form do with a block, for other parts that name a block: the bar of the preview. */
const actions = new Map<string, (block: string) => void>()

/** Offers an action while the part is shown. */
export function useBlockAction(name: string, act: (block: string) => void): void {
  useEffect(() => {
    actions.set(name, act)
    return () => {
      if (actions.get(name) === act) actions.delete(name)
    }
  }, [act, name])
}

/** Carries out an action of the tab of the blocks, which is opened first. Does nothing where no part offers it. */
export async function runBlockAction(name: string, block: string): Promise<void> {
  if (!actions.has(name)) openFormTab(0)
  const act = await waitForElement(() => actions.get(name) ?? null)
  act?.(block)
}
