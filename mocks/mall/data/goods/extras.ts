import { type GoodsText, localized, pictureAddress, sevenDays } from "./goods-text";

/** Services beside an account book: they make no paying user. */
export const onlineShopText: GoodsText = {
  serviceNumber: "ZHWD",
  summary: localized(
    "把库存放到网上，客户自己下单",
    "把庫存放到網上，客戶自己下單",
    "Your stock online, where customers order by themselves",
  ),
  icon: "/samples/products/ds.svg",
  pictures: [pictureAddress("online-shop")],
  tags: [localized("一个月体验", "一個月體驗", "Try one month")],
  features: [
    localized("商品和库存自动同步", "商品和庫存自動同步", "Goods and stock kept in step"),
    localized("客户价与起订量", "客戶價與起訂量", "Prices and least amounts by customer"),
    localized("订单直接变销售单", "訂單直接變銷售單", "Orders become sales at once"),
  ],
  refundRule: localized(
    "一个月体验不退；一年的付款后7天内没有收到订单，可以全额退。",
    "一個月體驗不退；一年的付款後7天內沒有收到訂單，可以全額退。",
    "The month to try is not refunded; a year is, within 7 days while no order came in.",
  ),
  introduction: {
    updatedAt: "2026-09-18T09:00:00+08:00",
    texts: {
      "zh-CN": {
        title: "微店怎么开",
        content:
          "<p>在货簿云里选好要卖的货，定好价，把链接发给老客户，就开张了。</p><p>客户看到的库存就是仓库里的库存。</p>",
      },
      "zh-TW": {
        title: "微店怎麼開",
        content:
          "<p>在貨簿雲裡選好要賣的貨，定好價，把連結發給老客戶，就開張了。</p><p>客戶看到的庫存就是倉庫裡的庫存。</p>",
      },
    },
  },
};

export const membershipCardText: GoodsText = {
  serviceNumber: "WXHYK",
  summary: localized(
    "会员卡放进客户的手机",
    "會員卡放進客戶的手機",
    "A membership card in the customer's phone",
  ),
  icon: "/samples/products/xh.svg",
  pictures: [pictureAddress("membership-card")],
  tags: [],
  features: [
    localized("扫码领卡", "掃碼領卡", "A card by scanning a code"),
    localized("积分和余额随时查", "積分和餘額隨時查", "Points and balance at any time"),
  ],
  refundRule: sevenDays,
  introduction: {
    updatedAt: "2026-08-06T11:20:00+08:00",
    texts: {
      "zh-CN": {
        title: "会员卡",
        content: "<p>客户在收银台扫一下就有卡，下次报手机号就行。</p>",
      },
    },
  },
};

/** The editors keep it in the display though it is off sale; its introduction is still to be written. */
export const industryServiceText: GoodsText = {
  serviceNumber: "HYGF",
  summary: localized(
    "医药等行业的专用单据",
    "醫藥等行業的專用單據",
    "Papers that trades such as medicine need",
  ),
  icon: "/samples/products/zhj.svg",
  pictures: [pictureAddress("batches")],
  tags: [],
  features: [localized("批号与效期", "批號與效期", "Batches and expiry dates")],
  refundRule: sevenDays,
  introduction: null,
};
