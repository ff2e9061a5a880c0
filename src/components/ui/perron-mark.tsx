/** The Perron logo: three stacked steps and an open door, in one colour. */
export function PerronMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d="M10 1h12v17h-2.4V3.4h-7.2V18H10z" />
      <path d="M14.4 6.2 18.6 4v14h-4.2z" />
      <path d="M8 19.5h16v3H8zM5 24h22v3H5zM2 28.5h28v3H2z" />
    </svg>
  )
}
