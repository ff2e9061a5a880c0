import { choosePasswordPost, leadToSearches } from '@/app/(site)/_views/private-searches-routes'

export const GET = leadToSearches

export const POST = choosePasswordPost
