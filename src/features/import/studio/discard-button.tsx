'use client'

import { toast } from '@payloadcms/ui'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'

/** Puts the file of a held run aside. */
export function DiscardButton({ run, label, failed }: { run: string; label: string; failed: string }) {
  const router = useRouter()
  const { request, isBusy } = useStudioRequest()
  const discard = async () => {
    const answer = await request(`importRuns/${run}/discard`, { method: 'POST' })
    if (answer.isOk) router.refresh()
    else toast.error(answer.message ?? failed)
  }
  return (
    <button type="button" disabled={isBusy} onClick={() => void discard()}>
      {label}
    </button>
  )
}
