import type { PriceParts } from '@/features/property/model/price-parts'

/**
 * A formatted price, its amount in tabular figures.
 *
 * @param className with those of the figures
 */
export function PriceLine({ price, className = 'figures' }: { price: PriceParts; className?: string }) {
  const small = 'text-small font-normal'
  return (
    <span className={className}>
      {price.before && <span className={small}>{`${price.before} `}</span>}
      {price.amount.includes(' ') ? <span className="whitespace-nowrap">{price.amount}</span> : price.amount}
      {price.after && <span className={small}>{` ${price.after}`}</span>}
    </span>
  )
}
