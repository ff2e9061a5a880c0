import { visitsContract } from '../contract/visits-contract'

import { makeOwnMongo } from './own-database'

visitsContract('MongoDB', makeOwnMongo)
