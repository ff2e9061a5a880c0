'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'

const waitMs = 400

/** Below a page's CSS: the rules that are removed. The cleaner is loaded only when there is CSS. */
export function CssNotice({ path }: { path: string }) {
  const t = useStudioText()
  const css = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const [removed, setRemoved] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    const inspect = async () => {
      const { inspectCss } = await import('@/lib/values/clean-css')
      if (isCurrent) setRemoved(inspectCss(css).removed)
    }
    const timer = setTimeout(() => void (css.trim() === '' ? setRemoved([]) : inspect()), waitMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [css])

  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="studio-panel studio-page-css" data-tone="warn">
          <p>{t('pageCss.removed')}</p>
          <ul>
            {removed.map((each, index) => (
              <li key={index}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
