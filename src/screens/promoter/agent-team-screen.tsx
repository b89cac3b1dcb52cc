import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { readPageNumber } from "../../shared/routing/addresses";
import { AccordionItem } from "../../ui/accordion";
import { Section } from "../../ui/section";
import { agentAddresses } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { TeamForm } from "./team/team-form";
import { TeamList } from "./team/team-list";
import { VisibilityTable } from "./team/visibility-table";

/** The promoters of a team: adding one, what each brought in, and what each role may see. */
export function AgentTeamScreen() {
  const { t } = useTranslation("promoter-team");
  const [query] = useSearchParams();
  return (
    <AgentFrame current="team" title={t("title")} backTo={agentAddresses.home}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 max-md:pt-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <Section title={t("form.title")} size="small">
            <TeamForm />
          </Section>
          <AccordionItem title={t("role.title")}>
            <VisibilityTable />
          </AccordionItem>
        </div>
        <Section title={t("list.title")} size="small">
          <TeamList page={readPageNumber(query)} />
        </Section>
      </div>
    </AgentFrame>
  );
}
