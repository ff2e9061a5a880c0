'use client'

import './page-css.css'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { useStudioText } from '../use-studio-text'

const removedText = {
  nl: 'Dit komt niet op de pagina, omdat het iets van elders laadt, een script kan starten of geen leesbare css is:',
  fr: 'Ceci ne figure pas sur la page, car cela charge quelque chose d’ailleurs, peut lancer un script ou n’est pas du CSS lisible :',
  en: 'This does not go on the page, because it loads something from elsewhere, could start a script or is no readable css:',
  de: 'Dies kommt nicht auf die Seite, weil es etwas von anderswo lädt, ein Skript starten kann oder kein lesbares CSS ist:',
}

const waitMs = 400

/** Below a page's css: what of it is left out. The cleaning itself is fetched when there is css. */
export function CssNotice({ path }: { path: string }) {
  const t = useStudioText()
  const css = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const [removed, setRemoved] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    const inspect = async () => {
      const { inspectCss } = await import('@/lib/theme/clean-css')
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
        <div className="studio-page-css">
          <p>{t(removedText)}</p>
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
