'use client'

import { useEffect, useRef } from 'react'

import { Button, Gutter } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

const reload = () => location.reload()

/**
 * Shown in the place of a screen that failed, as when a part that Payload loads late (its rich text editor) does not
 * arrive without a connection. React does not ask for such a part again, so the whole page is loaded.
 */
export default function StudioError() {
  const t = useStudioText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Gutter className="studio-part studio-stack studio-error">
      <div role="alert">
        <h1 ref={title} tabIndex={-1}>
          {t('screenError.title')}
        </h1>
        <p>{t('screenError.text')}</p>
      </div>
      <Button onClick={reload}>{t('screenError.reload')}</Button>
    </Gutter>
  )
}
