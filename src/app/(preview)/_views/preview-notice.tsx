interface PreviewNoticeProps {
  title: string
  text: string
  link?: { label: string; href: string }
}

/** Shown instead of a preview. */
export function PreviewNotice({ title, text, link }: PreviewNoticeProps) {
  return (
    <main className="wrap section">
      <h1 className="text-headline">{title}</h1>
      <p className="mt-4 max-w-2xl text-lead text-slate">{text}</p>
      {link && (
        <a href={link.href} className="button button-quiet mt-8">
          {link.label}
        </a>
      )}
    </main>
  )
}
