import { catalogueContract } from '../contract/catalogue-contract'

import { makeOwnMongo } from './own-database'

catalogueContract('MongoDB', makeOwnMongo)
