'use client'

import { useEffect } from 'react'

import { useRouter } from '@/studio/navigation'

const everyMs = 2000

/** Reads the page again every two seconds, as long as it is shown. */
export function ReloadWhileOpen() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), everyMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
