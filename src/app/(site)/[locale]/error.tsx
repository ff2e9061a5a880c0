'use client'

/** Shown when rendering a page failed. The language may be unknown, so the text is in all four. */
const texts = [
  { lang: 'fr', text: 'Une erreur est survenue. Réessayez dans un instant.', retry: 'Réessayer' },
  { lang: 'nl', text: 'Er ging iets mis. Probeer het zo dadelijk opnieuw.', retry: 'Opnieuw proberen' },
  {
    lang: 'de',
    text: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
  },
  { lang: 'en', text: 'Something went wrong. Please try again in a moment.', retry: 'Try again' },
]

export default function SiteError({ reset }: { reset: () => void }) {
  return (
    <main className="wrap section">
      {texts.map(({ lang, text, retry }) => (
        <p key={lang} lang={lang} className="mt-4 flex flex-wrap items-center gap-4 text-lead">
          {text}
          <button type="button" onClick={reset} className="underline">
            {retry}
          </button>
        </p>
      ))}
    </main>
  )
}
