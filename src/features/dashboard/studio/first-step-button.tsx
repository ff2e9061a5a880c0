'use client'

import { toast } from '@payloadcms/ui'

import type { SiteConfig } from '@/payload-types'
import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'

interface FirstStepButtonProps {
  /** What is stored in the settings. */
  change: NonNullable<SiteConfig['firstSteps']>
  label: string
  /** Said after it was stored, for what can no longer be seen. */
  done?: string
  /** Id of what has the focus then; without it the link of the line. */
  next?: string
  failed: string
}

/** Confirms a step of the dashboard, or hides all, for everyone. */
export function FirstStepButton({ change, label, done, next, failed }: FirstStepButtonProps) {
  const router = useRouter()
  const { request, isBusy } = useStudioRequest()
  const store = async (button: HTMLButtonElement) => {
    const answer = await request('globals/siteConfig', { body: { firstSteps: change } })
    if (!answer.isOk) return toast.error(answer.message ?? failed)
    if (done) toast.success(done)
    // The button goes, and with it the focus.
    const target = next ? document.getElementById(next) : button.closest('li')?.querySelector('a')
    target?.focus()
    router.refresh()
  }
  return (
    <button
      type="button"
      className="studio-control"
      disabled={isBusy}
      onClick={({ currentTarget }) => void store(currentTarget)}
    >
      {label}
    </button>
  )
}
