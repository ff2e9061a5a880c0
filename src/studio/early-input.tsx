'use client'

import { useEffect, type ReactNode } from 'react'

import { findEarlyInput, replayEarlyInput } from '@/components/ui/replay-early-input'

import { reportNewestEntries } from './newest-entries'

// Before Payload creates its observers, which it does while it renders.
if (typeof window !== 'undefined') reportNewestEntries()

/** Replays input that was typed before the scripts of a studio page ran. Tests wait for `data-live`. */
export function EarlyInput({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyInput(findEarlyInput(document))
    document.documentElement.dataset.live = ''
  }, [])
  return children
}
