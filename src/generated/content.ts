// Generated from contracts/content.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/api/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The help category tree of one product
         * @description Root categories in display order with their children and the number of published articles below each. An alias no product carries is refused with 404.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/{id}/ancestors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way from the root to one help category
         * @description Categories from the root down to and including the one asked for. Refused with 404 for an unknown id.
         */
        get: operations["listCategoryAncestors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, with their downloads when asked
         * @description All products in display order, or the one with the given alias. With `clients=1` every product carries its downloads, the newest of each system. An alias nothing carries gives an empty list.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of versions
         * @description Released versions of one product, newest first, optionally of one system. An unknown product gives an empty list.
         */
        get: operations["listProductVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every installer of a product
         * @description Installers of one product, of all systems and channels, newest first. An unknown product gives an empty list.
         */
        get: operations["listProductClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/agreement/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A licence, privacy or service text
         * @description The text in force, with its version and date. An unknown alias is refused with 404.
         */
        get: operations["getAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banner pictures of one place
         * @description Slides shown now in the place named by the alias, in order. A place without slides gives an empty list.
         */
        get: operations["listSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help articles and videos, listed, recommended or searched
         * @description Published help, newest first unless recommended (then in the editors' order) or searched (then best match first). The website asks for 9 videos or 30 manual articles a page. Every filter narrows the list; filters that fit nothing give an empty list. A category includes the categories below it. With a keyword, simplified and traditional characters match each other and `matches` names the hit.
         */
        get: operations["listHelpArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One help article or video
         * @description The whole article with its neighbours in the reading order of its product. Reading it counts one hit. An unknown or unpublished id is refused with 404.
         */
        get: operations["getHelpArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/addUsefulOrUseless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether an article helped
         * @description Counts one voice for or against an article. The same visitor voting again changes the earlier vote instead of adding one. An unknown id is refused with 404. A GET that changes something; never cache, prefetch or retry it.
         */
        get: operations["rateHelpArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/getContentByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Several help articles at once
         * @description The listed articles in the order asked for; ids that do not exist are left out, and ids given twice come once. Does not count hits.
         */
        post: operations["listHelpArticlesByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partners shown with their marks
         * @description Partners in display order; the website asks for 12.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friendship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friendship links of the footer
         * @description Links in display order; the website asks for 20.
         */
        get: operations["listFriendshipLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News, all or of one category
         * @description Published news, newest first unless `sort` says otherwise. `news` as category means all of them. A page past the end is empty.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest of each news category
         * @description The three categories that hold news, each with its newest items and how many there are.
         */
        get: operations["listNewsGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One piece of news
         * @description The whole text with its neighbours in the category. Reading it counts one hit. An unknown id is refused with 404.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User stories
         * @description Published stories, newest first, optionally of one industry.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user story
         * @description The whole story. An unknown id is refused with 404.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/baidu-ocpc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an advertising conversion
         * @description Passes one conversion of a visitor who came from a search advertisement on to the advertising service. Sent only after consent. The same address and type within a day is taken once: it succeeds again without a second report.
         */
        post: operations["reportConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/servicebook/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called back
         * @description A visitor leaves a name and a phone for a demonstration or a question. Refused with 409 while an earlier request of the same phone is still open, and with 429 after three requests of one phone within three minutes.
         */
        post: operations["addServiceBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/om/sysenum/list/{typeID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values of one list of codes
         * @description Values in display order, named in the language of Accept-Language. An unknown list is refused with 404.
         */
        get: operations["listEnumValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/servicebook/merchant/overseas/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe with an e-mail address
         * @description Takes an e-mail address for the monthly letter (footer) or a trial outside China. An address already subscribed succeeds again and stays subscribed once. Refused with 429 after five addresses from one visitor within three minutes.
         */
        post: operations["addEmailSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/api/suggestion/valid/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a suggestion can be sent now
         * @description How many suggestions this visitor may still send today, when the next one is taken, and the kinds to choose from.
         */
        get: operations["getSuggestionAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/ad/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The advertisement of one position
         * @description The banner shown now in a position of a product, or null when nothing runs. An unknown position gives null too.
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description news: all news 全部新闻. product-news: the product 产品动态. company-news: the company 公司新闻. industry-news: the trade 行业资讯.
         * @enum {string}
         */
        NewsCategory: "news" | "product-news" | "company-news" | "industry-news";
        /**
         * @description Category a piece of news belongs to. product-news: the product 产品动态. company-news: the company 公司新闻. industry-news: the trade 行业资讯.
         * @enum {string}
         */
        NewsKind: "product-news" | "company-news" | "industry-news";
        /**
         * @description windows, macos, ios, android: the system the installer is for (适用系统).
         * @enum {string}
         */
        ClientSystem: "windows" | "macos" | "ios" | "android";
        Category: {
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Id of the parent; 0 for a root.
             */
            pid: number;
            alias: components["schemas"]["Alias"];
            name: string;
            /** @description Name of a drawing beside a root category. */
            icon: string | null;
            article_count: components["schemas"]["Total"];
            children: components["schemas"]["Category"][];
        };
        CategoryStep: {
            id: components["schemas"]["Id"];
            /** Format: int32 */
            pid: number;
            alias: components["schemas"]["Alias"];
            name: string;
            product_alias: components["schemas"]["Alias"];
        };
        Product: {
            id: components["schemas"]["Id"];
            name: string;
            alias: components["schemas"]["Alias"];
            description: string;
            logo: components["schemas"]["Address"];
            /** @description Present with `clients=1`. */
            clients?: components["schemas"]["Client"][];
        };
        ProductPage: {
            list: components["schemas"]["Product"][];
            total: components["schemas"]["Total"];
        };
        /** @description An installer. */
        Client: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            type: components["schemas"]["ClientSystem"];
            version: string;
            link: components["schemas"]["Address"];
            /**
             * @description Download origin whose counter the installer carries. site: our own 本站. baidu01, 36001, deshi: the channels of that name 渠道包.
             * @enum {string}
             */
            channel: "site" | "baidu01" | "36001" | "deshi";
            /**
             * Format: int64
             * @description Size in bytes; null for a store link.
             */
            size_bytes: number | null;
            min_os: string;
            /** @enum {string} */
            architecture: "x64" | "arm64" | "universal";
            released_at: components["schemas"]["Time"];
        };
        ClientPage: {
            list: components["schemas"]["Client"][];
            total: components["schemas"]["Total"];
        };
        Version: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            type: components["schemas"]["ClientSystem"];
            version: string;
            released_at: components["schemas"]["Time"];
            notes: string[];
            lang: components["schemas"]["Locale"];
        };
        VersionPage: {
            list: components["schemas"]["Version"][];
            total: components["schemas"]["Total"];
        };
        Agreement: {
            alias: components["schemas"]["Alias"];
            title: string;
            version: string;
            effective_at: components["schemas"]["Time"];
            content: components["schemas"]["Html"];
            lang: components["schemas"]["Locale"];
        };
        Slide: {
            id: components["schemas"]["Id"];
            alias: components["schemas"]["Alias"];
            title: string;
            summary: string;
            image: components["schemas"]["Address"];
            link: components["schemas"]["Address"] | null;
        };
        /**
         * @description manual: a written manual 使用手册. video: a video 视频. version: what a version brings 版本说明.
         * @enum {string}
         */
        HelpKind: "manual" | "video" | "version";
        HelpListItem: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            create_time: components["schemas"]["Time"];
            hits: components["schemas"]["Hits"];
            /**
             * Format: int32
             * @description 1: a video 视频. 0: a document 文档.
             * @enum {integer}
             */
            is_video: 0 | 1;
            type: components["schemas"]["HelpKind"];
            thumbnail: components["schemas"]["Address"] | null;
            /** @description Poster picture of a video. */
            wrapper: components["schemas"]["Address"] | null;
            category_id: components["schemas"]["Id"];
            product_alias: components["schemas"]["Alias"];
            /** Format: int32 */
            reading_minutes: number | null;
            /** Format: int32 */
            duration_seconds: number | null;
            lang: components["schemas"]["Locale"];
            /** @description Pieces of the title or summary that a search found; only with `keyword`. */
            matches?: string[];
        };
        HelpPage: {
            list: components["schemas"]["HelpListItem"][];
            total: components["schemas"]["Total"];
        };
        HelpNeighbour: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * Format: int32
             * @enum {integer}
             */
            is_video: 0 | 1;
            lang: components["schemas"]["Locale"];
        };
        HelpAttachment: {
            name: string;
            link: components["schemas"]["Address"];
            /** Format: int64 */
            size_bytes: number;
        };
        HelpArticle: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            content: components["schemas"]["Html"];
            create_time: components["schemas"]["Time"];
            update_time: components["schemas"]["Time"];
            hits: components["schemas"]["Hits"];
            /**
             * Format: int32
             * @enum {integer}
             */
            is_video: 0 | 1;
            type: components["schemas"]["HelpKind"];
            thumbnail: components["schemas"]["Address"] | null;
            wrapper: components["schemas"]["Address"] | null;
            category_id: components["schemas"]["Id"];
            product_alias: components["schemas"]["Alias"];
            /** Format: int32 */
            reading_minutes: number | null;
            /** Format: int32 */
            duration_seconds: number | null;
            lang: components["schemas"]["Locale"];
            /** @description Languages the article exists in. */
            languages: components["schemas"]["Locale"][];
            video_url: components["schemas"]["Address"] | null;
            attachments: components["schemas"]["HelpAttachment"][];
            previous: components["schemas"]["HelpNeighbour"] | null;
            next: components["schemas"]["HelpNeighbour"] | null;
        };
        HelpContent: {
            id: components["schemas"]["Id"];
            title: string;
            content: components["schemas"]["Html"];
            lang: components["schemas"]["Locale"];
        };
        HelpIds: {
            ids: components["schemas"]["Id"][];
            lang?: components["schemas"]["Locale"];
        };
        HelpRating: {
            id: components["schemas"]["Id"];
            useful_count: components["schemas"]["Total"];
            useless_count: components["schemas"]["Total"];
            /**
             * Format: int32
             * @enum {integer}
             */
            your_vote: 0 | 1;
        };
        Partner: {
            id: components["schemas"]["Id"];
            title: string;
            logo: components["schemas"]["Address"];
        };
        PartnerPage: {
            list: components["schemas"]["Partner"][];
            total: components["schemas"]["Total"];
        };
        FriendshipLink: {
            id: components["schemas"]["Id"];
            title: string;
            /** Format: uri */
            url: string;
        };
        FriendshipLinkPage: {
            list: components["schemas"]["FriendshipLink"][];
            total: components["schemas"]["Total"];
        };
        NewsListItem: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            thumbnail: components["schemas"]["Address"] | null;
            create_time: components["schemas"]["Time"];
            hits: components["schemas"]["Hits"];
            /** @description True for made-up sample content; the website labels it. */
            is_sample: boolean;
            lang: components["schemas"]["Locale"];
        };
        NewsPage: {
            list: components["schemas"]["NewsListItem"][];
            total: components["schemas"]["Total"];
        };
        NewsGroup: {
            category: components["schemas"]["NewsKind"];
            total: components["schemas"]["Total"];
            list: components["schemas"]["NewsListItem"][];
        };
        NewsNeighbour: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["NewsKind"];
            title: string;
            lang: components["schemas"]["Locale"];
        };
        NewsArticle: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            content: components["schemas"]["Html"];
            thumbnail: components["schemas"]["Address"] | null;
            create_time: components["schemas"]["Time"];
            hits: components["schemas"]["Hits"];
            is_sample: boolean;
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            previous: components["schemas"]["NewsNeighbour"] | null;
            next: components["schemas"]["NewsNeighbour"] | null;
        };
        CaseListItem: {
            id: components["schemas"]["Id"];
            industry: components["schemas"]["Alias"];
            industry_name: string;
            title: string;
            summary: string;
            region: string;
            /** Format: int32 */
            people: number;
            thumbnail: components["schemas"]["Address"] | null;
            create_time: components["schemas"]["Time"];
            is_sample: boolean;
            lang: components["schemas"]["Locale"];
        };
        CasePage: {
            list: components["schemas"]["CaseListItem"][];
            total: components["schemas"]["Total"];
        };
        CaseArticle: {
            id: components["schemas"]["Id"];
            industry: components["schemas"]["Alias"];
            industry_name: string;
            title: string;
            summary: string;
            content: components["schemas"]["Html"];
            region: string;
            /** Format: int32 */
            people: number;
            thumbnail: components["schemas"]["Address"] | null;
            create_time: components["schemas"]["Time"];
            is_sample: boolean;
            lang: components["schemas"]["Locale"];
        };
        Conversion: {
            /**
             * Format: uri
             * @description Landing address with the click id of the advertisement.
             */
            url: string;
            token: string;
            /**
             * Format: int32
             * @description Kind of conversion as the advertising service numbers them.
             */
            type: number;
        };
        ConversionReceipt: {
            /** @description False when the same conversion was reported already today. */
            is_first: boolean;
        };
        ServiceBooking: {
            name: string;
            phone: components["schemas"]["Phone"];
            company?: string;
            content?: string;
            /**
             * Format: int32
             * @description 1: website 网站. 6: registration 注册.
             * @default 1
             * @enum {integer}
             */
            origin?: 1 | 6;
        };
        ServiceBookingReceipt: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Time"];
        };
        EmailSubscription: {
            email: components["schemas"]["Email"];
            /**
             * Format: int32
             * @description 1: the website 网站.
             * @enum {integer}
             */
            origin: 1;
        };
        EmailSubscriptionReceipt: {
            email: components["schemas"]["Email"];
            /** @description False when the address was already subscribed. */
            is_new: boolean;
        };
        SuggestionAllowance: {
            can_submit: boolean;
            /** Format: int32 */
            remaining_today: number;
            next_at: components["schemas"]["Time"] | null;
            kinds: components["schemas"]["NamedCode"][];
        };
        Ad: {
            adImgUrl: components["schemas"]["Address"];
            adAddress: components["schemas"]["Address"];
            /** @description What the picture says. */
            alt: string;
        };
        Alias: string;
        /** @description The frame of a successful answer; the operation adds `data`. */
        Success: {
            /**
             * @description Always 200 on success.
             * @constant
             */
            code: 200;
            /**
             * @description Always 0 on success.
             * @constant
             */
            errcode: 0;
            /** @constant */
            success: true;
            /** @description For people; empty when there is nothing to say. */
            msg: string;
        };
        /** @description The thing asked for does not exist or is not published (不存在或未发布). */
        NotFound: {
            /** @constant */
            code: 404;
            /** @constant */
            errcode: 40400;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description A parameter or the body breaks its limits (输入不合规则). `fields` names each one and the key of the message to show at it. */
        Invalid: {
            /** @constant */
            code: 400;
            /** @constant */
            errcode: 40000;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            fields: {
                /** @description Name of the parameter, or JSON pointer into the body without the leading slash. */
                field: string;
                /** @description Key of the message table, for example `email.invalid`; empty when no key fits. */
                key: string;
                message: string;
            }[];
        };
        /** Format: int32 */
        Id: number;
        /** @description The same thing is already there (已存在); nothing was made. */
        Duplicate: {
            /** @constant */
            code: 409;
            /** @constant */
            errcode: 40900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description The same action came too often (操作过于频繁); the caller waits three minutes. */
        TooOften: {
            /** @constant */
            code: 429;
            /** @constant */
            errcode: 42900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description One of a list of codes, with its name in the language of the request. */
        NamedCode: {
            code: components["schemas"]["Alias"];
            name: string;
        };
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
        /** Format: uri-reference */
        Address: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /**
         * @description zh-CN: Simplified Chinese 简体中文. zh-TW: Traditional Chinese 繁體中文. en-US: English 英文.
         * @enum {string}
         */
        Locale: "zh-CN" | "zh-TW" | "en-US";
        /** @description HTML of an editor. Callers sanitise it before showing it. */
        Html: string;
        /** Format: int32 */
        Hits: number;
        /** @description Mainland mobile number, 11 digits, without country code. */
        Phone: string;
        Email: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query: {
                /**
                 * @description Alias of the product whose help is asked for, as in the address `/help/{alias}`.
                 * @example zhj
                 */
                alias: components["schemas"]["Alias"];
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Category"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCategoryAncestors: {
        parameters: {
            query?: {
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the category.
                 * @example 111
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way, root first, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CategoryStep"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description 1 adds the downloads. */
                clients?: 0 | 1;
                /** @description Only the product with this alias. */
                alias?: components["schemas"]["Alias"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ProductPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listProductVersions: {
        parameters: {
            query: {
                /**
                 * @description Id of the product.
                 * @example 1
                 */
                product_id: components["schemas"]["Id"];
                /** @description Only versions for this system. */
                type?: components["schemas"]["ClientSystem"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["VersionPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listProductClients: {
        parameters: {
            query: {
                /**
                 * @description Id of the product.
                 * @example 1
                 */
                product_id: components["schemas"]["Id"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of installers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ClientPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getAgreement: {
        parameters: {
            query: {
                /**
                 * @description Which text: `user` 用户协议, `privacy` 隐私政策, `cookie` Cookie 说明, `agent` 代理协议, `refund` 退款规则.
                 * @example privacy
                 */
                alias: components["schemas"]["Alias"];
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Agreement"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listSlides: {
        parameters: {
            query: {
                /**
                 * @description The place: `news` 新闻列表, `help` 帮助首页, `download` 下载页.
                 * @example news
                 */
                alias: components["schemas"]["Alias"];
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slides in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Slide"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listHelpArticles: {
        parameters: {
            query?: {
                /** @description Only articles of this category and those below it. */
                category_id?: components["schemas"]["Id"];
                /** @description Only articles of the product with this alias. */
                category_alias?: components["schemas"]["Alias"];
                /** @description 2 gives only what the editors recommend on the landing page. */
                recommend?: 2;
                /** @description 1 gives only videos, 0 only documents. */
                is_video?: 0 | 1;
                /** @description Words to search for, or a whole error message. */
                keyword?: string;
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of help. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["HelpPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getHelpArticle: {
        parameters: {
            query?: {
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the article.
                 * @example 2003
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["HelpArticle"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    rateHelpArticle: {
        parameters: {
            query: {
                /**
                 * @description Id of the article.
                 * @example 2003
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description 1: it helped 有帮助. 0: it did not 没帮助.
                 * @example 1
                 */
                useful: 0 | 1;
                /** @description Why it did not help. unclear: hard to follow 看不懂. outdated: no longer true 过时. missing: my question is not answered 没讲到. broken: picture or video does not work 图或视频打不开. other: something else 其他. */
                reason?: "unclear" | "outdated" | "missing" | "broken" | "other";
                /** @description More words from the reader. */
                note?: string;
                /** @description Random id of this visit, so that a changed mind counts once. */
                visitor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts afterwards, or why the voice did not count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["HelpRating"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listHelpArticlesByIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpIds"];
            };
        };
        responses: {
            /** @description The articles found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["HelpContent"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PartnerPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listFriendshipLinks: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["FriendshipLinkPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Only this category; `news` or nothing gives all. */
                category?: components["schemas"]["NewsCategory"];
                /** @description Order of the list; `-hits` gives the most read first. */
                sort?: "create_time" | "-create_time" | "hits" | "-hits";
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NewsPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listNewsGroups: {
        parameters: {
            query?: {
                /** @description How many items each group holds at most. */
                size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NewsGroup"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the news.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NewsArticle"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description Only stories of this industry, by its code. */
                industry?: components["schemas"]["Alias"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many items a page holds at most. */
                page_size?: number;
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CasePage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getCase: {
        parameters: {
            query?: {
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the story.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CaseArticle"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    reportConversion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Conversion"];
            };
        };
        responses: {
            /** @description Whether it was passed on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ConversionReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addServiceBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceBooking"];
            };
        };
        responses: {
            /** @description The number of the request, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceBookingReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listEnumValues: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Which list: purchase-intention 购买意向, industry 行业, application-area 申请区域, suggestion-kind 建议类型.
                 * @example purchase-intention
                 */
                typeID: components["schemas"]["Alias"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NamedCode"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addEmailSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSubscription"];
            };
        };
        responses: {
            /** @description Whether the address is now on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["EmailSubscriptionReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getSuggestionAllowance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allowance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SuggestionAllowance"];
                    } & components["schemas"]["Success"];
                };
            };
        };
    };
    getAd: {
        parameters: {
            query: {
                /**
                 * @description 69: above the header on desktop. 71: above the header on phones.
                 * @example 69
                 */
                position: number;
                /**
                 * @description Product the position belongs to; 30 is this website.
                 * @example 30
                 */
                product: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisement, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Ad"] | null;
                    } & components["schemas"]["Success"]) | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
