import { mediaFilterContract } from '../media-filter-contract'

import { makeOwnMongo } from './own-database'

mediaFilterContract('MongoDB', makeOwnMongo)
